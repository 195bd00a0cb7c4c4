/** The name under which the typed address of an envelope is stored. */
export const addressFormName = (envelopeId: string) => `correct address ${envelopeId}`;
