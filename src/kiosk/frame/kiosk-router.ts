import { createBrowserRouter } from 'react-router-dom';
import { ephemeralHistory } from '../visit/ephemeral-history.ts';
import { kioskRoutes } from './kiosk-routes.tsx';

/** The router of a kiosk, which leaves no trace of where one has been. */
export const openKioskRouter = () => createBrowserRouter(kioskRoutes, { window: ephemeralHistory() });
