import type { banners } from '../entities/banner.ts';
import type { CouncilMember } from '../entities/council.ts';
import type { MembershipPlan } from '../entities/membership.ts';
import type { news } from '../entities/news.ts';
import type { notification } from '../entities/notification.ts';
import type { popup } from '../entities/popup.ts';
import type { videos } from '../entities/videos.ts';
import type { AnswerTo, Unsealed } from './unsealed.ts';
import { wireButton, wireFlag, wireSource, wireText } from './wire-fields.ts';

/** The popup of a page, or none. */
export const writePopup = (shown: AnswerTo<typeof popup>) =>
  shown === null
    ? []
    : [
        {
          ispopupvisible: wireFlag(shown.isVisible),
          ispopupvisibleonetime: wireFlag(shown.isOneTime),
          headingtext: shown.heading,
          imgurl: shown.image,
          headingtextdescription: shown.description,
          ...wireButton(shown.button),
        },
      ];

/** The important notification of a page, or none. */
export const writeNotification = (notice: AnswerTo<typeof notification>) => ({
  data: notice === null ? [] : [{ headingtext: notice.heading, headingtextdescription: notice.description }],
});

/** The banners of a page. */
export const writeBanners = (shown: AnswerTo<typeof banners>) => ({
  status: 1,
  data: shown.map(({ button, desktop, mobile, ...banner }) => ({
    imgurl: wireSource(banner.url),
    imagetype: banner.imageType,
    isautoplaytrue: wireFlag(banner.isAutoplay),
    autoslidetiming: banner.slideMs,
    alttext: wireText(banner.alt),
    headingtext: banner.heading,
    isbuttonvisible: wireFlag(button.isVisible),
    ...wireButton(button),
    target: button.inNewTab ? '_blank' : '_self',
    type: desktop.isCustom ? 'Custom' : 'default',
    mobileType: mobile.isCustom ? 'Custom' : 'default',
    xaxis: desktop.left,
    yaxis: desktop.top,
    mobilexaxis: mobile.left,
    mobileyaxis: mobile.top,
  })),
});

/** The news, latest first. */
export const writeNews = (articles: AnswerTo<typeof news>) => ({
  status: 1,
  data: articles.map(({ title, description, file }) => ({
    title: wireText(title),
    description,
    file: wireSource(file),
  })),
});

type WrittenMember = Omit<Unsealed<CouncilMember>, 'name'>;
interface WrittenGroup {
  readonly title: string;
  readonly members: readonly WrittenMember[];
}

/** The groups of the council, or the one with the member who was asked for; null for nobody. */
export const writeCouncil = (groups: readonly WrittenGroup[] | null) =>
  groups === null
    ? { status: 0, message: 'There’s nobody by that name.', data: [] }
    : {
        status: 1,
        data: groups.map(({ title, members }) => ({
          title: wireText(title),
          members: members.map((member) => ({
            slug: member.slug,
            imageurl: wireSource(member.image),
            firstname: wireText(member.firstName),
            lastname: wireText(member.lastName),
            desgination: wireText(member.designation),
            country: wireText(member.country),
            description: member.description,
          })),
        })),
      };

/** The videos of one list. */
export const writeVideos = (films: AnswerTo<typeof videos>) =>
  films.map(({ heading, thumbnail, link }) => ({
    videoheading: wireText(heading),
    thumbnailimage: wireSource(thumbnail),
    videolink: wireSource(link),
  }));

/** The plans of one region. */
export const writeMembership = (plans: readonly Omit<Unsealed<MembershipPlan>, 'amount'>[]) => ({
  data: plans.map((plan) => ({
    title: wireText(plan.title),
    amount: wireText(plan.amountText),
    currencysign: wireText(plan.currencySign),
    description: plan.description,
    ...wireButton(plan.button),
  })),
});
