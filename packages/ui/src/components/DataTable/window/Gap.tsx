/** The room of rows that are not drawn, `height` pixels, in tables and in cards. */
export const Gap = ({ height }: { readonly height: number }) => (
  <tr aria-hidden="true" data-gap="" style={{ blockSize: height, padding: 0, border: 0 }} />
);
