import associates from './en/associates.json';
import banners from './en/banners.json';
import carousel from './en/carousel.json';
import categoryGrid from './en/categoryGrid.json';
import cookies from './en/cookies.json';
import countdown from './en/countdown.json';
import error from './en/error.json';
import eventsPanel from './en/eventsPanel.json';
import eventVideos from './en/eventVideos.json';
import frame from './en/frame.json';
import home from './en/home.json';
import language from './en/language.json';
import media from './en/media.json';
import motion from './en/motion.json';
import news from './en/news.json';
import nowNext from './en/nowNext.json';
import player from './en/player.json';
import popup from './en/popup.json';
import previousViewer from './en/previousViewer.json';
import ui from './en/ui.json';
import upcomingGames from './en/upcomingGames.json';
import videoGallery from './en/videoGallery.json';
import widgets from './en/widgets.json';

/** English texts of the frame and of what many pages show. Those of a screen come with its code (`addEnglish`). */
export const en = {
  associates,
  banners,
  carousel,
  categoryGrid,
  cookies,
  countdown,
  error,
  eventVideos,
  eventsPanel,
  frame,
  home,
  language,
  media,
  motion,
  news,
  nowNext,
  player,
  popup,
  previousViewer,
  ui,
  upcomingGames,
  videoGallery,
  widgets,
};
