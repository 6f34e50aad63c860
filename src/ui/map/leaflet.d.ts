/** Leaflet as a module; its own types know the package's name only. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
