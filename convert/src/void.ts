/** Elements that React lets have no content. `html-void-elements` also has obsolete ones, which React lets have some. */
export const VOID =
  /^(area|base|br|col|embed|hr|img|input|keygen|link|meta|param|source|track|wbr)$/;
