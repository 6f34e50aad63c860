import { applyStoredTheme } from '../../data/preferences/theme.ts';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { reloadIfScriptIsLost } from '../../lost-code/reload-if-script-is-lost.ts';
import { markAsking } from '../../navigation/mark-asking.ts';
import { markKiosk } from './mark-kiosk.ts';
import { recordEarlyEvents } from './record-early-events.ts';

/*
 * The one script inside every page (`scripts/build/inline-script.ts`). It runs before the first paint, so that no
 * wrong theme, layout or article flashes, and no press is lost before the page's code has loaded.
 */
applyStoredTheme();
markKiosk();
markAsking();
recordEarlyEvents();
reloadIfScriptIsLost(isKiosk());
