/** What a link to the contact page carries in the history entry when a kept message is to be changed there. */
export function editState(id: string) {
  return { edit: id };
}

/** The id of the message to be changed; null where there is none. */
export function messageToEdit(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('edit' in state)) return null;
  return typeof state.edit === 'string' ? state.edit : null;
}
