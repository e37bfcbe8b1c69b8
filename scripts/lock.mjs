// One at a time in this folder. `prepare.mjs` uses it before anything is installed: no dependency, no TypeScript.
import * as fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

/** Waits until no other process holds the lock. That of a dead process counts for nothing. */
export async function takeLock(file, { tell, patienceMs = Infinity }) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, String(process.pid));
  try {
    const end = Date.now() + patienceMs;
    for (let told = null; ;) {
      try {
        // A link appears with its content in one step, so nobody reads an empty lock.
        fs.linkSync(own, file);
        const release = () => fs.rmSync(file, { force: true });
        process.once('exit', release);
        return () => {
          process.off('exit', release);
          release();
        };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const holder = read(file);
      if (holder !== null && (Number(holder) === process.pid || !isAlive(Number(holder)))) {
        fs.rmSync(file, { force: true });
      } else if (Date.now() > end) {
        return null;
      } else {
        if (holder !== null && holder !== told) tell((told = holder));
        await sleep(200);
      }
    }
  } finally {
    fs.rmSync(own, { force: true });
  }
}
