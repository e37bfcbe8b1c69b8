/** HTML that staff wrote. It was sanitised when it was saved and again when it was read. */
export function StaffHtml({ html }: { readonly html: string | null }) {
  if (html === null || html === '') return null;
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
