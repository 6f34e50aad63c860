/**
 * Marks the page if its address has a query or its history entry a state, either of which may name an article. A
 * document that was made for any article then hides the latest one until the application has read them
 * (`src/features/story/news/article-view.module.css`).
 */
export function markAsking(): void {
  if (location.search || history.state?.usr) document.documentElement.classList.add('asking');
}
