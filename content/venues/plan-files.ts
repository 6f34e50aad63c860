/** A plan as `venue.ts` names it: a drawing, or a small picture. */
export const PLAN_FILE = /^\/venues\/[a-z0-9-]+\.(?:svg|webp|avif|png|jpg)$/;

/** Every device fetches it with the installation, so that it is there without a network. */
export const MOST_PLAN_BYTES = 200_000;
