/** The room of rows that are not drawn, `height` pixels. */
export const Gap = ({ height }: { readonly height: number }) => (
  <tr aria-hidden="true" data-gap="" style={{ blockSize: height }} />
);
