import type { RouteObject } from 'react-router-dom';
import { settings } from '#core/settings.ts';
import { screen } from './screen.ts';

const home = screen(
  'home',
  () => import('../pages/home/home-page.tsx'),
  (page) => page.HomePage,
);
const notFound = screen(
  'not-found',
  () => import('../pages/not-found/not-found-page.tsx'),
  (p) => p.NotFoundPage,
);

/** All screens, in the order of section 2 of the specification. */
export const screens: RouteObject[] = [
  { index: true, ...home },
  { path: 'home', ...home },
  {
    path: 'event',
    ...screen(
      'event-list',
      () => import('../pages/event-list/event-list-page.tsx'),
      (page) => page.EventListPage,
    ),
  },
  {
    path: 'event/:eventpath',
    ...screen(
      'event',
      () => import('../pages/event/event-page.tsx'),
      (page) => page.EventPage,
    ),
  },
  {
    path: 'event/:eventpath/:gamecategory/:gamename',
    ...screen(
      'game',
      () => import('../pages/game/game-page.tsx'),
      (page) => page.GamePage,
    ),
  },
  {
    path: 'event/:eventpath/:gamecategory/:gamename/:subgame',
    ...screen(
      'sub-game',
      () => import('../pages/sub-game/sub-game-page.tsx'),
      (page) => page.SubGamePage,
    ),
  },
  {
    path: 'login',
    ...screen(
      'log-in',
      () => import('../pages/log-in/log-in-page.tsx'),
      (page) => page.LogInPage,
    ),
  },
  {
    path: 'signup',
    ...screen(
      'sign-up',
      () => import('../pages/sign-up/sign-up-page.tsx'),
      (page) => page.SignUpPage,
    ),
  },
  {
    path: 'chooserole',
    ...screen(
      'choose-role',
      () => import('../pages/choose-role/choose-role-page.tsx'),
      (page) => page.ChooseRolePage,
    ),
  },
  {
    path: 'history',
    ...screen(
      'history',
      () => import('../pages/history/history-page.tsx'),
      (page) => page.HistoryPage,
    ),
  },
  {
    path: 'vision-and-mission',
    ...screen(
      'vision-and-mission',
      () => import('../pages/vision-and-mission/vision-and-mission-page.tsx'),
      (page) => page.VisionAndMissionPage,
    ),
  },
  {
    path: 'imp-notification',
    ...screen(
      'imp-notification',
      () => import('../pages/imp-notification/imp-notification-page.tsx'),
      (page) => page.ImpNotificationPage,
    ),
  },
  {
    path: 'about-us',
    ...screen(
      'about',
      () => import('../pages/about/about-page.tsx'),
      (page) => page.AboutPage,
    ),
  },
  {
    path: `modern-${settings.productSlug}`,
    ...screen(
      'modern',
      () => import('../pages/modern/modern-page.tsx'),
      (page) => page.ModernPage,
    ),
  },
  {
    path: 'aim-and-objectives',
    ...screen(
      'aims',
      () => import('../pages/aims/aims-page.tsx'),
      (page) => page.AimsPage,
    ),
  },
  {
    path: 'founders-message',
    ...screen(
      'founders-message',
      () => import('../pages/founders-message/founders-message-page.tsx'),
      (page) => page.FoundersMessagePage,
    ),
  },
  {
    path: 'contact',
    ...screen(
      'contact',
      () => import('../pages/contact/contact-page.tsx'),
      (page) => page.ContactPage,
    ),
  },
  {
    path: 'our-council',
    ...screen(
      'council',
      () => import('../pages/council/council-page.tsx'),
      (page) => page.CouncilPage,
    ),
  },
  {
    path: 'our-council/:slug',
    ...screen(
      'partner',
      () => import('../pages/partner/partner-page.tsx'),
      (page) => page.PartnerPage,
    ),
  },
  {
    path: 'membership',
    ...screen(
      'membership',
      () => import('../pages/membership/membership-page.tsx'),
      (page) => page.MembershipPage,
    ),
  },
  {
    path: 'event-categories/:event',
    ...screen(
      'category',
      () => import('../pages/category/category-page.tsx'),
      (page) => page.CategoryPage,
    ),
  },
  {
    path: 'event-categories/:event/:page',
    ...screen(
      'competitions',
      () => import('../pages/competitions/competitions-page.tsx'),
      (page) => page.CompetitionsPage,
    ),
  },
  {
    path: 'news',
    ...screen(
      'news',
      () => import('../pages/news/news-page.tsx'),
      (page) => page.NewsPage,
    ),
  },
  {
    path: 'news/details',
    ...screen(
      'article',
      () => import('../pages/article/article-page.tsx'),
      (page) => page.ArticlePage,
    ),
  },
  {
    path: 'donation',
    ...screen(
      'donation',
      () => import('../pages/donation/donation-page.tsx'),
      (page) => page.DonationPage,
    ),
  },
  {
    path: 'medals',
    ...screen(
      'medals',
      () => import('../pages/medals/medals-page.tsx'),
      (page) => page.MedalsPage,
    ),
  },
  {
    path: 'privacy-and-policy',
    ...screen(
      'privacy',
      () => import('../pages/privacy/privacy-page.tsx'),
      (page) => page.PrivacyPage,
    ),
  },
  {
    path: 'app-privacy-policy',
    ...screen(
      'app-privacy',
      () => import('../pages/app-privacy/app-privacy-page.tsx'),
      (page) => page.AppPrivacyPage,
    ),
  },
  {
    path: 'app-delete-account-steps',
    ...screen(
      'delete-account',
      () => import('../pages/delete-account/delete-account-page.tsx'),
      (page) => page.DeleteAccountPage,
    ),
  },
  // Beside the specification's screens (decision Q-78).
  {
    path: 'credits',
    ...screen(
      'credits',
      () => import('../pages/credits/credits-page.tsx'),
      (page) => page.CreditsPage,
    ),
  },
  {
    path: 'accessibility',
    ...screen(
      'accessibility',
      () => import('../pages/accessibility/accessibility-page.tsx'),
      (page) => page.AccessibilityPage,
    ),
  },
  {
    path: 'search',
    ...screen(
      'search',
      () => import('../pages/search/search-page.tsx'),
      (page) => page.SearchPage,
    ),
  },
  {
    path: 'outbox',
    ...screen(
      'outbox',
      () => import('../pages/outbox/outbox-page.tsx'),
      (page) => page.OutboxPage,
    ),
  },
  {
    path: 'device',
    ...screen(
      'device',
      () => import('../pages/device/device-page.tsx'),
      (page) => page.DevicePage,
    ),
  },
  {
    path: 'saved',
    ...screen(
      'saved',
      () => import('../pages/saved/saved-page.tsx'),
      (page) => page.SavedPage,
    ),
  },
  { path: '*', ...notFound },
];

/** Routes whose address is written out. */
export const staticPaths: readonly string[] = screens.flatMap(({ index, path = '*' }) => {
  if (index) return ['/'];
  return /[:*]/.test(path) ? [] : [`/${path}`];
});

/** Addresses the API fills, which may exist although the build did not know them (decision Q-80). */
export const openPatterns: readonly string[] = [
  '/event/:eventpath',
  '/event/:eventpath/:gamecategory/:gamename',
  '/event/:eventpath/:gamecategory/:gamename/:subgame',
  '/our-council/:slug',
];
