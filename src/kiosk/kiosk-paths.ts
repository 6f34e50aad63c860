/** Addresses that only a kiosk has. The first is the start page (`src/startup/1-document/mark-kiosk.ts`). */
export const kioskPaths = {
  start: () => '/kiosk',
  today: () => '/kiosk/today',
  map: () => '/kiosk/map',
  arts: () => '/kiosk/arts',
  more: () => '/kiosk/more',
  staff: () => '/kiosk/staff',
} as const;
