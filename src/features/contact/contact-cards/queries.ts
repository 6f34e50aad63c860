import { contactCards } from '#core/contract/entities/contact-card.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

export const contactCardsQuery = endpointQuery(contactCards, { pageurl: 'contact' });
