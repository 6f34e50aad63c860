import { createContext, useContext } from 'react';

export interface ToastMessage {
  text: string;
  /** `ok` it worked, `bad` it did not, `note` neither. */
  tone?: 'ok' | 'bad' | 'note' | undefined;
  /** One action for it. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** Shows a message for six seconds. */
export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast>(() => {});

/** Returns the function that shows the visitor a temporary message. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
