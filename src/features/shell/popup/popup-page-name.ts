/** Pages that belong to no event (section 7, API-08). */
export const NO_EVENT_ID = '1';

/** The provider calls the home page `Home` here and `home` everywhere else (section 7, decision Q-07). */
export function popupPageName(pageName: string): string {
  return pageName === 'home' ? 'Home' : pageName;
}
