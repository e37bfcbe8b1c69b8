import { maxLength, required, TextInput } from 'react-admin';
import { maxEntries, longestOfStaff } from '../../shared/limits.ts';
import { EditForm } from '../fields/edit-form.tsx';
import { FormList, FormSection } from '../fields/form-section.tsx';
import { shopTexts as t } from '../texts/shop-texts.ts';
import { FaqEntry } from './faq-entry.tsx';
import { LanguageList, LanguagePreview, LanguageTitle } from './language-list.tsx';

const aTopic = [maxLength(longestOfStaff.faqTopic)];
const anAnchor = [maxLength(longestOfStaff.faqAnchor)];
const aQuestion = [required(), maxLength(longestOfStaff.faqQuestion)];
const anAnswer = [required(), maxLength(longestOfStaff.faqAnswer)];
const fields = ['items'];

function FaqList() {
  return <LanguageList title={t.faq} />;
}

const title = <LanguageTitle kind={t.faq} />;

function FaqEdit() {
  return (
    <EditForm right="texts:write" title={title}>
      <FormSection title={title}>
        <FormList source="items" add={t.addQuestion} most={maxEntries.questions} help={t.answerHelp}>
          <FaqEntry>
            <TextInput source="topic" label={t.topic} validate={aTopic} helperText={t.topicHelp} />
            <TextInput source="question" label={t.question} validate={aQuestion} helperText={false} />
            <TextInput source="answer" label={t.answer} validate={anAnswer} multiline helperText={false} />
            <TextInput source="anchor" label={t.anchor} validate={anAnchor} helperText={t.anchorHelp} />
          </FaqEntry>
        </FormList>
      </FormSection>
      <LanguagePreview resource="faq" fields={fields} />
    </EditForm>
  );
}

export { FaqList as list, FaqEdit as edit };
