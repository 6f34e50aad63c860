/** Where the organisers' desk is. */
export const DESK = '/desk';
/** What every address of its API begins with. */
export const DESK_API = '/desk/api';
/** Header that proves that a changing request comes from the desk itself; its value is `OpenSession.token`. */
export const DESK_TOKEN_HEADER = 'x-desk-token';
