import { createBrowserRouter } from 'react-router-dom';
import { kioskRoutes } from './kiosk-routes.tsx';
import { windowWithoutPast } from './window-without-past.ts';

/** The router of a kiosk, which leaves no trace of where one has been. */
export const openKioskRouter = () => createBrowserRouter(kioskRoutes, { window: windowWithoutPast() });
