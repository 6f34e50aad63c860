import { useSyncExternalStore } from 'react';

/** Only some browsers report the data saver setting. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

const never = () => () => {};

/** Whether the visitor has turned on data saving. True until that is known. */
export function useSavesData(): boolean {
  return useSyncExternalStore(
    never,
    () => (navigator as SavingNavigator).connection?.saveData === true,
    () => true,
  );
}
