export const columnResizeWords = {
  handle: (column: string) => `Width of ${column}`,
  width: (pixels: number) => `${pixels} pixels`,
  wider: 'Wider',
  narrower: 'Narrower',
  fit: 'Fit to the text',
};
