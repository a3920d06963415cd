/** Elements that React lets have no content. */
export const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
