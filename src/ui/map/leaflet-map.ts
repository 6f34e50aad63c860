import { Icon, LatLngBounds, Map as LeafletMap, Marker, SVGOverlay } from 'leaflet/dist/leaflet-src.esm.js';
import { LAND_FILE } from './land-file.ts';
import type { Place } from './place.ts';
import { dragWithTwoFingers } from './two-fingers.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** The square of the Mercator projection in which the land is drawn. */
const WORLD = new LatLngBounds([
  [-85.0511287798, -180],
  [85.0511287798, 180],
]);
/** Values of section 9; zooming is off (reading Q-55). */
const VIEW = { center: [10, 0] as [number, number], zoom: 3, minZoom: 3, maxZoom: 3 };
const BOUNDS = new LatLngBounds([
  [-85, -180],
  [85, 180],
]);
const ICON = new Icon({
  iconUrl: '/pictures/marker.svg',
  iconSize: [32, 32],
  iconAnchor: [16, 31],
  popupAnchor: [0, -26],
});
/** How far from the edge a marker and its popup are kept, in pixels. */
const ROOM: [number, number] = [72, 88];

interface LeafletMapOptions {
  readonly places: readonly Place[];
  /** Called when the visitor has opened a popup; with null when it has closed. */
  readonly onChoose: (id: string | null) => void;
  /** Whether the view jumps instead of gliding. */
  readonly isStill: () => boolean;
  /** Classes of the land: the drawing itself, its coasts and its lines. */
  readonly classes: { readonly land: string; readonly coasts: string; readonly lines: string };
}

/** Controls the map. */
export interface PlaceMapControl {
  /** Opens the popup of a place and scrolls it into view; null closes. */
  readonly choose: (id: string | null) => void;
  readonly remove: () => void;
}

/** Creates the map in an empty box of the page. */
export function createLeafletMap(box: HTMLElement, options: LeafletMapOptions): PlaceMapControl {
  const map = new LeafletMap(box, {
    ...VIEW,
    maxBounds: BOUNDS,
    maxBoundsViscosity: 1,
    zoomControl: false,
    attributionControl: false,
    scrollWheelZoom: false,
    doubleClickZoom: false,
    touchZoom: false,
    boxZoom: false,
    zoomAnimation: false,
    fadeAnimation: false,
    markerZoomAnimation: false,
    inertia: !options.isStill(),
  });
  new SVGOverlay(landDrawing(options.classes), WORLD, { interactive: false }).addTo(map);
  // If created before its box is laid out, the map has no size.
  const size = new ResizeObserver(() => map.invalidateSize(false));
  size.observe(box);
  const letGo = dragWithTwoFingers(box, (by) => map.panBy([-by.x, -by.y], { animate: false }));
  const show = (marker: Marker) =>
    map.panInside(marker.getLatLng(), { padding: ROOM, animate: !options.isStill() });

  const markers = new Map<string, Marker>();
  for (const { id, name, latitude, longitude } of options.places) {
    const marker = new Marker([latitude, longitude], {
      icon: ICON,
      alt: name,
      title: name,
      riseOnHover: true,
      autoPanOnFocus: false,
    });
    const words = document.createElement('b');
    words.textContent = name;
    marker.bindPopup(words, { closeButton: false, autoPan: false });
    marker.on('popupopen', () => {
      show(marker);
      options.onChoose(id);
    });
    marker.on('popupclose', () => options.onChoose(null));
    marker.addTo(map);
    const element = marker.getElement();
    element?.addEventListener('focus', () => {
      map.panInside(marker.getLatLng(), { padding: ROOM, animate: false });
      // The browser has scrolled to the marker's old position (WCAG 2.4.11).
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    });
    // Leaflet handles only Enter; a button also responds to the space bar.
    element?.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      marker.togglePopup();
    });
    markers.set(id, marker);
  }

  return {
    choose(id) {
      const marker = id === null ? undefined : markers.get(id);
      if (marker === undefined) map.closePopup();
      else if (!marker.isPopupOpen()) marker.openPopup();
    },
    remove() {
      letGo();
      size.disconnect();
      // Closing popups during removal must not look like the visitor's choice.
      for (const marker of markers.values()) marker.off();
      map.remove();
    },
  };
}

function landDrawing({ land, coasts, lines }: LeafletMapOptions['classes']): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 4096 4096');
  svg.setAttribute('class', land);
  svg.setAttribute('aria-hidden', 'true');
  for (const [part, look] of [
    ['lines', lines],
    ['land', coasts],
  ] as const) {
    const use = document.createElementNS(SVG, 'use');
    use.setAttribute('href', `${LAND_FILE}#${part}`);
    use.setAttribute('class', look);
    svg.append(use);
  }
  return svg;
}
