import { createBrowserRouter } from 'react-router-dom';
import { ephemeralHistory } from '../visit/ephemeral-history.ts';
import { kioskRoutes } from './kiosk-routes.tsx';

/** The kiosk's router. It leaves no trace of the pages visited. */
export const openKioskRouter = () => createBrowserRouter(kioskRoutes, { window: ephemeralHistory() });
