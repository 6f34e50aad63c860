/** Shown while something loads; announced to screen readers. */
export function Loading({ of = '' }: { readonly of?: string }) {
  return (
    <p className="muted" role="status">
      Loading{of && ` ${of}`}…
    </p>
  );
}
