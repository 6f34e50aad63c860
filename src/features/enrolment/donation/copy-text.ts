/** Puts a text on the clipboard. False where there is none, or where the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Selects what an element says, so that the visitor can copy it. */
export function selectWords(element: HTMLElement): void {
  getSelection()?.selectAllChildren(element);
}
