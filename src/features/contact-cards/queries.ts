import { contactCards } from '#core/contract/contact-card.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

export const contactCardsQuery = endpointQuery(contactCards, { pageurl: 'contact' });
