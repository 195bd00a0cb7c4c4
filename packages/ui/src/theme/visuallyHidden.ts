/**
 * CSS of a text that only screen readers get: it takes no room, and is no part of what people select and copy.
 * Tables leave out what is clipped like this when they are copied (`DataTable/copy`).
 */
export const visuallyHidden =
  'position:absolute;inline-size:1px;block-size:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0;-webkit-user-select:none;user-select:none';
