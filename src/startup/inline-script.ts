import { applyStoredTheme } from '../data/preferences/theme.ts';
import { isKiosk } from '../data/visit/is-kiosk.ts';
import { markAsking } from './mark-asking.ts';
import { markKiosk } from './mark-kiosk.ts';
import { recordEarlyEvents } from './record-early-events.ts';
import { reloadIfScriptIsLost } from './reload-if-script-is-lost.ts';

/*
 * The one script inside every page (`scripts/build/inline-script.ts`). It runs before the first paint, so that no
 * wrong theme, layout or article flashes, and no press is lost before the page's code has loaded.
 */
applyStoredTheme();
markKiosk();
markAsking();
recordEarlyEvents();
reloadIfScriptIsLost(isKiosk());
