import { onDomReady } from './on-dom-ready.ts';

/** Removes the prerendered page, so that the application draws its own; while it is still being parsed it is hidden. */
export function dropPrerenderedPage(): void {
  const page = document.documentElement;
  page.hidden = true;
  onDomReady(() => {
    const root = document.getElementById('root');
    if (root) {
      root.replaceChildren();
      root.dataset.page = 'shell';
    }
    page.hidden = false;
  });
}
