/** An e-mail address that breaks before its @ where the room is short. */
export function EmailText({ address }: { readonly address: string }) {
  const [name, domain] = address.split(/(?=@[^@]*$)/);
  return (
    <>
      {name}
      {domain && (
        <>
          <wbr />
          {domain}
        </>
      )}
    </>
  );
}
