/**
 * Removes the prerendered page, so that the application draws its own. While the document is still being parsed, it
 * waits for the rest of it.
 */
export function removePrerenderedPage(onRemoved?: () => void): void {
  const remove = () => {
    const root = document.getElementById('root');
    root?.replaceChildren();
    if (root) root.dataset.page = 'shell';
    onRemoved?.();
  };
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', remove, { once: true });
  else remove();
}
