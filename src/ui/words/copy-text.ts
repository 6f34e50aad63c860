/** Copies a text to the clipboard. Returns false if there is no clipboard or the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects the text of an element, so that the visitor can copy it. */
export function selectWords(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
}
