/** Runs Blender, and builds the denoiser that it needs. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { masters, studio } from './paths.mjs';

const library = join(masters, 'denoiser.so');
const source = join(studio, 'denoiser.c');
const FLAGS = ['-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC'];
/** How render.py begins its answers; what else Blender prints is of no interest unless it fails. */
const ANSWER = 'studio: ';

export function buildDenoiser() {
  mkdirSync(masters, { recursive: true });
  if (existsSync(library) && statSync(library).mtimeMs > statSync(source).mtimeMs) return;
  execFileSync('gcc', [...FLAGS, source, '-o', library, '-lm']);
}

/** A Blender that stays open for many shots; its process id stands in `pidFile`, so that it can be paused. */
export function openStudio({ pidFile } = {}) {
  let blender = null;

  function started() {
    if (blender) return blender;
    const { process, output, closed } = spawnBlender('render.py', [], pidFile);
    blender = { process, answers: createInterface({ input: process.stdout }), output, closed };
    void closed.then(() => (blender = null));
    return blender;
  }

  /** Renders a recipe and gives back the seconds of processor time it took. */
  async function render(recipe, target, { denoise = true } = {}) {
    const { process, answers, output, closed } = started();
    const whole = denoise ? { ...recipe, denoiser: library } : recipe;
    const answer = new Promise((resolve) => {
      answers.on('line', function read(line) {
        if (!line.startsWith(ANSWER)) return;
        answers.off('line', read);
        resolve(JSON.parse(line.slice(ANSWER.length)));
      });
    });
    process.stdin.write(`${JSON.stringify({ recipe: whole, target })}\n`);
    const result = await Promise.race([answer, closed.then(() => ({ error: lastLines(output()) }))]);
    if (result.error || !existsSync(target)) throw new Error(result.error ?? 'no picture was written');
    return result.seconds;
  }

  async function close() {
    if (!blender) return;
    blender.process.stdin.end();
    await blender.closed;
  }

  return { render, close };
}

/** Runs one of our scripts in Blender until `target` exists. */
export async function runBlender(name, words, target) {
  const { output, closed } = spawnBlender(name, words);
  const code = await closed;
  if (code !== 0 || !existsSync(target)) throw new Error(lastLines(output()));
}

/** Starts Blender with the lowest priority. */
function spawnBlender(name, words, pidFile) {
  const script = ['-b', '--factory-startup', '--python', join(studio, name)];
  const blender = spawn('nice', ['-n', '19', 'blender', ...script, '--', ...words], {
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  if (pidFile) writeFileSync(pidFile, `${blender.pid}\n`);
  let output = '';
  for (const stream of [blender.stdout, blender.stderr]) {
    stream.on('data', (text) => (output = (output + text).slice(-5000)));
  }
  const closed = new Promise((resolve, reject) => {
    blender.on('error', reject);
    blender.on('close', (code) => {
      if (pidFile) rmSync(pidFile, { force: true });
      resolve(code);
    });
  });
  return { process: blender, output: () => output, closed };
}

const lastLines = (text) => text.trim().split('\n').slice(-4).join('\n');
