/** See scripts/first-script.mjs */
declare module 'virtual:first-script' {
  /** The tag of the script that stands in every page the worker gives. */
  export const FIRST_SCRIPT: string;
}
