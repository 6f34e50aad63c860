import { createContext, useContext } from 'react';

export interface ToastMessage {
  text: string;
  /** `ok` it worked, `bad` it did not, `note` neither. */
  tone?: 'ok' | 'bad' | 'note' | undefined;
  /** One thing to do about it. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** Shows a message for six seconds. */
export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast>(() => {});

/** How to say something to the visitor in passing. */
export function useToast(): ShowToast {
  return useContext(ToastContext);
}
