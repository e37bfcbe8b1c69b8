import { german } from '../../../../shared/messages/de/messages.ts';
import { inWords, type Message } from '../../../../shared/messages/message.ts';

/**
 * A file that cannot be read at all, or only up to some line. Its message is German, for the terminal and for the report
 * of the import; REST answers the problem in the language of the request.
 */
export class UnreadableFile extends Error {
  readonly problem: Message;

  constructor(problem: Message) {
    super(inWords(german, problem));
    this.name = 'UnreadableFile';
    this.problem = problem;
  }
}
