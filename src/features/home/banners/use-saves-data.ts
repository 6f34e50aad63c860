import { useSyncExternalStore } from 'react';

/** Only some browsers tell whether the visitor wants to save data. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

const never = () => () => {};

/** Whether the visitor has asked for as little data as possible; yes until that is known. */
export function useSavesData(): boolean {
  return useSyncExternalStore(
    never,
    () => (navigator as SavingNavigator).connection?.saveData === true,
    () => true,
  );
}
