import { useEffect } from 'react';
import { type RouteObject, useNavigate } from 'react-router-dom';
import { screen } from '../../app/screen.ts';
import { screens } from '../../app/screens.ts';
import { kioskPaths } from '../kiosk-paths.ts';
import { KioskError } from './kiosk-error.tsx';
import { KioskFrame } from './kiosk-frame.tsx';

/** Screens that only a kiosk has. */
const kioskScreens: RouteObject[] = [
  {
    path: 'kiosk',
    ...screen(
      'kiosk',
      () => import('../pages/kiosk/kiosk-page.tsx'),
      (page) => page.KioskPage,
    ),
  },
  {
    path: 'kiosk/today',
    ...screen(
      'kiosk-today',
      () => import('../pages/kiosk-today/kiosk-today-page.tsx'),
      (page) => page.KioskTodayPage,
    ),
  },
  {
    path: 'kiosk/map',
    ...screen(
      'kiosk-map',
      () => import('../pages/kiosk-map/kiosk-map-page.tsx'),
      (page) => page.KioskMapPage,
    ),
  },
  {
    path: 'kiosk/arts',
    ...screen(
      'kiosk-arts',
      () => import('../pages/kiosk-arts/kiosk-arts-page.tsx'),
      (page) => page.KioskArtsPage,
    ),
  },
  {
    path: 'kiosk/more',
    ...screen(
      'kiosk-more',
      () => import('../pages/kiosk-more/kiosk-more-page.tsx'),
      (page) => page.KioskMorePage,
    ),
  },
  {
    path: 'kiosk/staff',
    ...screen(
      'kiosk-staff',
      () => import('../pages/kiosk-staff/kiosk-staff-page.tsx'),
      (page) => page.KioskStaffPage,
    ),
  },
];

/** What this device stores is for the staff only, and nothing can be printed. */
const NOT_FOR_GUESTS: readonly string[] = ['outbox', 'device', 'print', 'print/:eventpath'];

function Instead() {
  const navigate = useNavigate();
  useEffect(() => void navigate(kioskPaths.today(), { replace: true }), [navigate]);
  return null;
}

/** A kiosk shows the whole site in its own layout. */
export const kioskRoutes: RouteObject[] = [
  {
    element: <KioskFrame />,
    errorElement: <KioskError />,
    hydrateFallbackElement: null,
    children: [
      {
        errorElement: <KioskError />,
        children: [
          ...kioskScreens,
          ...NOT_FOR_GUESTS.map((path) => ({ path, element: <Instead /> })),
          ...screens.filter(({ path = '' }) => !NOT_FOR_GUESTS.includes(path)),
        ],
      },
    ],
  },
];

export const kioskStaticPaths: readonly string[] = kioskScreens.map(({ path }) => `/${path}`);
