/*
 * What the provider sends, in its own spelling (specification, section 3). Only sample content and the contract know
 * these names.
 */

export type Nullable<T> = T | null;

export interface WireIcon {
  icon: string;
  href: string;
}

export interface WireListedEvent {
  eventaid: number | string;
  eventname: string;
  headingtext?: string;
  startdate: string;
  enddate: string;
  eventimage: string;
  imagetype: string;
  landmark: Nullable<string>;
  resaddress: Nullable<string>;
  statename: Nullable<string>;
  combinedadd: string;
  readmoreurl: string;
  icons: Nullable<WireIcon[]>;
  buttontext?: string;
  buttonurl?: string;
  buttonurliforrestpage?: string;
  buttonvisiblenews?: string;
  buttonnewstext?: string;
}

export interface WireRelatedGame {
  game: string;
  icon: string;
  description: string;
  gamePageUrl: string;
  buttontext: string;
  buttonurl: string;
}

export interface WireRelatedCategory {
  category: string;
  games: Nullable<WireRelatedGame[]>;
}

export interface WireEventDetail {
  eventid: number;
  eventname: string;
  imageurl: string;
  rsimageurl: string;
  address: string;
  location: string;
  eventstartdate: string;
  eventenddate: string;
  regstartdate: string;
  regenddate: string;
  lpeventenddate: string;
  buttontext: string;
  buttonurl: string;
  html: string;
  introduction1: string;
  introduction2: string;
  relatedcategories: Nullable<WireRelatedCategory[]>;
}

export interface WireScheduleEntry {
  For: string;
  From: string;
  To: string;
  Address: string;
  Latlong: string;
}

export interface WireGameSchedule {
  game: string;
  schedule: WireScheduleEntry[];
}

export interface WireCountdown {
  title: string;
  date: string;
}

export interface WireGameDetail {
  gamename: string;
  icon: string;
  description: string;
  htmlcode: string;
  imageurl: string;
  eventname: string;
  buttontext: string;
  buttonurl: string;
  buttonregister: string;
  buttonregistertext: string;
  subgames: Nullable<WireSubgame[]>;
}

export interface WireSubgame {
  subgame: string;
  icon: string;
  description: string;
  buttontext: string;
  buttonurl: string;
  readmoretext: string;
  subGamePageUrl: string;
}

export interface WireSubgameDetail extends Omit<WireGameDetail, 'gamename'> {
  subgame: string;
}

export interface WireUpcomingGame {
  game: string;
  icon: string;
  gamePageUrl: string;
  newtab: number | string;
  buttontext?: string;
  buttonurl?: string;
}

export interface WireUpcomingGamesGroup {
  htmlcode: string;
  games: WireUpcomingGame[];
}

export interface WirePopup {
  ispopupvisible: number | string;
  ispopupvisibleonetime: number | string;
  headingtext: string;
  imgurl: string;
  headingtextdescription: string;
  buttontext: string;
  buttonurl: string;
}

export interface WireNotification {
  headingtext: string;
  headingtextdescription: string;
}

export interface WireBanner {
  imgurl: string;
  imagetype: 'image' | 'youtube';
  isautoplaytrue: number | string;
  autoslidetiming: number | string;
  alttext: string;
  headingtext: string;
  isbuttonvisible: number | string;
  buttontext: string;
  buttonurl: string;
  target: string;
  type: string;
  mobileType: string;
  xaxis: number | string;
  yaxis: number | string;
  mobilexaxis: number | string;
  mobileyaxis: number | string;
}

export interface WireMenuItem {
  title: string;
  clickable: boolean | number | string;
  link: string;
  inNewTab: boolean | number | string;
  items?: WireMenuItem[];
}

export interface WireMenuGroup {
  menuTitle: string;
  clickable: boolean | number | string;
  link: string;
  inNewTab: boolean | number | string;
  items: WireMenuItem[];
}

export interface WireGalleryItem {
  type: string;
  thumbnail: Nullable<string>;
  title: string;
  alt: string;
  eventimage: string;
  headingtext: Nullable<string>;
  headingtextdescription: Nullable<string>;
  source: Nullable<string>;
}

export interface WireGallery {
  headingText: string;
  data: WireGalleryItem[];
}

export interface WireVideo {
  videoheading: string;
  thumbnailimage: Nullable<string>;
  videolink: string;
}

export interface WirePlan {
  title: string;
  amount: number | string;
  currencysign: string;
  description: string;
  buttontext: string;
  buttonurl: string;
}

export interface WireNewsItem {
  title: string;
  description: Nullable<string>;
  file: string;
}

export interface WireMember {
  slug: string;
  imageurl: string;
  firstname: string;
  lastname: string;
  desgination: string;
  country: string;
  description: string;
}

export interface WireCouncilGroup {
  title: string;
  members: WireMember[];
}

export interface WireContactCard {
  imageurl: string;
  title: string;
  type: string;
  text: string[];
}
