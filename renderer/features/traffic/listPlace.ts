/** Pixels. */
export const ROW_HEIGHT = 24;
export const LIST_ID = 'traffic-list';
export const DETAIL_ID = 'traffic-detail';
