import { socialWidget } from '#core/contract/entities/social-widget.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The names by which the provider knows its widgets (section 7). */
export type WidgetName = 'Facebook' | 'Instagram';

/** The widget of one platform; its first item counts. */
export const socialWidgetQuery = (title: WidgetName) => endpointQuery(socialWidget, { title });
