/** Returns the history state of a link that opens a stored message for editing on the contact page. */
export function editState(id: string) {
  return { edit: id };
}

/** Returns the id of the message to edit; null if there is none. */
export function messageToEdit(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('edit' in state)) return null;
  return typeof state.edit === 'string' ? state.edit : null;
}
