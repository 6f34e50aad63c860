import { socialWidget } from '#core/contract/entities/social-widget.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The provider's names of its widgets (section 7). */
export type WidgetName = 'Facebook' | 'Instagram';

/** The widget of one platform. Only its first item is used. */
export const socialWidgetQuery = (title: WidgetName) => endpointQuery(socialWidget, { title });
