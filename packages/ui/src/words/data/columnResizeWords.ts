export const columnResizeWords = {
  handle: (column: string) => `Width of ${column}`,
  width: (pixels: number) => `${pixels} pixels`,
};
