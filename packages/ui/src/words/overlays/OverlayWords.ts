/** The texts of 'Components/Overlays'. */
// oxlint-disable-next-line typescript/no-empty-object-type -- its components follow
export interface OverlayWords {}
