// Which build of the page this is: the page and its workers come from one, or they say so.
export const BUILD = '@BUILD@';
