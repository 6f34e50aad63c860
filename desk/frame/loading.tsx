/** While something is on its way. It says so to those who listen; a moment later it is there or has failed. */
export function Loading({ of = '' }: { readonly of?: string }) {
  return (
    <p className="muted" role="status">
      Loading{of && ` ${of}`}…
    </p>
  );
}
