/** '09:00' is '9 am', '18:30' is '6.30 pm'. */
export function clockTime(time: string): string {
  const [hours = '', minutes = '00'] = time.split(':');
  const hour = Number(hours) % 12 || 12;
  return `${hour}${minutes === '00' ? '' : `.${minutes}`}\u00a0${Number(hours) < 12 ? 'am' : 'pm'}`;
}
