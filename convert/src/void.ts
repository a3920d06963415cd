/** Elements that React lets have no content. */
export const VOID =
  /^(area|base|br|col|embed|hr|img|input|keygen|link|meta|param|source|track|wbr)$/;
