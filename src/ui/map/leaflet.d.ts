/** Leaflet as a module; its own types cover only the package's name. */
declare module 'leaflet/dist/leaflet-src.esm.js' {
  export * from 'leaflet';
}
