/** One complete, invented item for every call, with a distinct value in each field of section 3. */
export const fullItems = {
  popup: {
    ispopupvisible: '1',
    ispopupvisibleonetime: 1,
    headingtext: '<em>Heading</em>',
    imgurl: '<img src="a.jpg">',
    headingtextdescription: '<p>Description</p>',
    buttontext: 'More',
    buttonurl: '/news',
  },
  associates: { logo: 'logos/a.svg' },
  banners: {
    imgurl: 'banners/a.jpg',
    imagetype: 'youtube',
    isautoplaytrue: '1',
    autoslidetiming: '2000',
    alttext: 'A stage',
    headingtext: '<h1>A <span>b</span></h1>',
    isbuttonvisible: 1,
    buttontext: 'Join',
    buttonurl: 'https://enrol.example/join',
    target: '_blank',
    type: 'Custom',
    mobileType: 'default',
    xaxis: '10',
    yaxis: 80,
    mobilexaxis: '50%',
    mobileyaxis: 20,
  },
  loginButtons: {
    loginbuttontext: 'Login',
    loginbuttonurl: 'https://enrol.example/login',
    signupbuttontext: 'Sign up',
    signupbuttonurl: 'https://enrol.example/signup',
  },
  upcomingGames: {
    htmlcode: '<h2>Soon</h2>',
    games: [
      {
        game: 'Chess',
        icon: 'icons/chess.svg',
        gamePageUrl: '/event/spring/board/chess',
        newtab: '1',
        buttontext: 'Register',
        buttonurl: 'https://enrol.example/chess',
      },
    ],
  },
  eventList: {
    eventaid: 7,
    eventname: 'Spring Festival',
    headingtext: '<b>Spring</b>',
    eventimage: 'spring.jpg',
    imagetype: 'image',
    landmark: 'Old Theatre',
    resaddress: '1 Long Street',
    statename: 'Delhi',
    combinedadd: 'Old Theatre, 1 Long Street, Delhi',
    startdate: '05-03-2024',
    enddate: '08-03-2024',
    readmoreurl: 'spring',
    icons: [{ icon: 'icons/photo.svg', href: 'https://social.example/spring' }],
    buttontext: 'Register',
    buttonurl: 'https://enrol.example/spring',
    buttonurliforrestpage: 'https://enrol.example/rest',
    buttonvisiblenews: '1',
    buttonnewstext: 'News videos',
  },
  gameDetail: {
    gamename: 'Chess',
    icon: 'icons/chess.svg',
    description: '<p>A board game</p>',
    htmlcode: '<ul><li>Rules</li></ul>',
    imageurl: 'chess.jpg',
    eventname: 'Spring Festival',
    buttontext: 'Register',
    buttonurl: 'https://enrol.example/chess',
    buttonregister: 'How to register',
    buttonregistertext: '<ol><li>Step</li></ol>',
    subgames: [
      {
        subgame: 'Blitz',
        icon: 'icons/blitz.svg',
        description: '<p>Fast</p>',
        buttontext: 'Register',
        buttonurl: 'https://enrol.example/blitz',
        readmoretext: 'Read More',
        subGamePageUrl: 'blitz',
      },
    ],
  },
  subGameDetail: {
    subgame: 'Blitz',
    gamename: 'Chess',
    icon: 'icons/blitz.svg',
    description: '<p>Fast</p>',
    htmlcode: '<p>Rules</p>',
    imageurl: 'blitz.jpg',
    eventname: 'Spring Festival',
    buttontext: 'Register',
    buttonurl: 'https://enrol.example/blitz',
    buttonregister: 'How to register',
    buttonregistertext: '<p>Text</p>',
    subgames: [
      {
        subgame: 'Bullet',
        icon: 'icons/bullet.svg',
        description: '<p>Faster</p>',
        buttontext: 'Register',
        buttonurl: 'https://enrol.example/bullet',
        readmoretext: 'Read More',
        subGamePageUrl: 'bullet',
      },
    ],
  },
  news: { title: 'A new hall', description: '<p>It opens in May.</p>', file: 'news/hall.jpg' },
  council: {
    title: 'Advisers',
    members: [
      {
        slug: 'a-sample',
        imageurl: 'people/a.jpg',
        firstname: 'Asha',
        lastname: 'Sample',
        desgination: 'Adviser',
        country: 'India',
        description: '<p>Plays the flute.</p>',
      },
    ],
  },
  socialWidget: { title: 'Facebook', widget: '<blockquote>A post</blockquote>' },
  appLinks: { isactive: '1', link: 'https://apps.example/app', image: 'app.png', title: 'For phones' },
  menu: {
    menuTitle: 'About',
    clickable: '1',
    link: '/about-us',
    inNewTab: 1,
    items: [
      {
        title: 'History',
        clickable: true,
        link: '/history',
        inNewTab: '1',
        items: [{ title: 'Medals', clickable: 1, link: '/medals', inNewTab: true, items: [] }],
      },
    ],
  },
  contactCards: { imageurl: 'mail.svg', title: 'Write', type: 'email', text: ['office@example.org'] },
  eventDetail: {
    eventid: '7',
    eventname: 'Spring Festival',
    imageurl: 'spring.jpg',
    rsimageurl: 'spring-small.jpg',
    address: '1 Long Street',
    location: 'Delhi',
    eventstartdate: '05-03-2024',
    eventenddate: '08-03-2024',
    regstartdate: '01-01-2024',
    regenddate: '01-02-2024',
    lpeventenddate: '<b>Last day</b>',
    buttontext: 'Register',
    buttonurl: 'https://enrol.example/spring',
    html: '<p>All about it</p>',
    introduction1: '<p>One</p>',
    introduction2: '<p>Two</p>',
    relatedcategories: [
      {
        category: 'Board Games',
        games: [
          {
            game: 'Chess',
            icon: 'icons/chess.svg',
            description: '<p>A board game</p>',
            gamePageUrl: 'board/chess',
            buttontext: 'Register',
            buttonurl: 'https://enrol.example/chess',
          },
        ],
      },
    ],
  },
  schedule: {
    game: 'Chess',
    schedule: [
      {
        For: 'Final',
        From: '05/03/2024 10:00:00',
        To: '05/03/2024 12:00:00',
        Address: 'Hall 1',
        Latlong: '37.97,23.72',
      },
    ],
  },
  countdown: { title: 'It begins in', date: '05-03-2024' },
  linkedNews: {
    type: 'youtube',
    title: 'Opening night',
    thumbnail: 'thumbs/opening.jpg',
    alt: 'Dancers',
    eventimage: 'https://video.example/embed/1',
    headingtext: '<b>Opening</b>',
    headingtextdescription: '<p>The first evening.</p>',
    source: 'Sample Courier',
  },
  videos: {
    videoheading: 'The first games',
    thumbnailimage: 'thumbs/first.jpg',
    videolink: 'films/first.mp4',
  },
  notification: { headingtext: '<h2>Notice</h2>', headingtextdescription: '<p>Text</p>' },
  membership: {
    title: 'Member',
    amount: '500',
    currencysign: '₹',
    description: 'Rs 500/- per year',
    buttontext: 'Join',
    buttonurl: 'https://enrol.example/member',
  },
  trackVisit: { encrstr: 'ABC123' },
  contactMessage: { status: '1' },
} as const satisfies Record<string, object>;

type CallName = keyof typeof fullItems;

/** Builds the body of a good answer with the given items, in the wrapper the specification names for the call. */
export function bodyOf(name: CallName, items: readonly unknown[]): unknown {
  switch (name) {
    case 'contactMessage':
      return items[0];
    case 'menu':
      return { status: 1, data: Object.fromEntries(items.map((item, index) => [`group${index}`, item])) };
    case 'council':
      return { status: 1, data: items };
    case 'linkedNews':
      return { headingText: 'In the news', data: items };
    case 'loginButtons':
      return { Details: items };
    case 'socialWidget':
      return { widgets: items };
    case 'news':
    case 'appLinks':
      return { data: items };
    default:
      return items;
  }
}
