import { Worded } from '../worded.tsx';
/**
 * The shop's message about a form as a whole, kept until the next try. The element is always present, so that changes
 * are read out.
 */
export const FormProblem = ({ text }: { readonly text: string | null }) => (
  <p role="alert" className="form-problem">
    {text !== null && <Worded>{text}</Worded>}
  </p>
);
