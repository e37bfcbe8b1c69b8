/* Joint non-local means: averages `source` over pixels whose neighbourhoods look alike in `guide`,
 * as far as the noise (`variance`) and the features (colour, normal) allow.
 * gcc -O3 -march=native -ffast-math -fopenmp -shared -fPIC denoiser.c -o denoiser.so -lm */
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TILE = 48, CHANNELS = 3, FARTHEST = 12 };

typedef struct {
  const float *guide, *variance, *source, *features, *feature_weights;
  int feature_count, width, height, radius, patch;
  float strength;
  float *result, *weight;
} Job;

static int inside(const Job *job, int x, int y) {
  return x >= 0 && y >= 0 && x < job->width && y < job->height;
}

static float pixel_distance(const Job *job, int p, int q) {
  float sum = 0, k = job->strength * job->strength;
  for (int c = 0; c < CHANNELS; c++) {
    float a = job->guide[p + c], d = a - job->guide[q + c];
    float va = job->variance[p + c], vb = job->variance[q + c];
    float common = va + (va < vb ? va : vb);
    sum += (d * d - common) / (1e-6f + 1e-4f * a * a + k * (va + vb));
  }
  return sum / CHANNELS;
}

static float feature_distance(const Job *job, int p, int q) {
  const float *a = job->features + (size_t)p * job->feature_count;
  const float *b = job->features + (size_t)q * job->feature_count;
  float sum = 0;
  for (int c = 0; c < job->feature_count; c++)
    sum += (a[c] - b[c]) * (a[c] - b[c]) * job->feature_weights[c];
  return sum;
}

static void add_shifted(const Job *job, int tile_x, int tile_y, int dx, int dy, float *distance, float *rows) {
  int side = TILE + 2 * job->patch, patch = job->patch;
  for (int j = 0; j < side; j++)
    for (int i = 0; i < side; i++) {
      int x = tile_x - patch + i, y = tile_y - patch + j;
      int both = inside(job, x, y) && inside(job, x + dx, y + dy);
      int p = y * job->width + x, q = p + dy * job->width + dx;
      distance[j * side + i] = both ? pixel_distance(job, p * CHANNELS, q * CHANNELS) : 0;
    }
  for (int j = 0; j < side; j++)
    for (int i = patch; i < side - patch; i++) {
      float sum = 0;
      for (int a = -patch; a <= patch; a++) sum += distance[j * side + i + a];
      rows[j * side + i] = sum;
    }
  float area = (2 * patch + 1) * (2 * patch + 1);
  for (int j = patch; j < side - patch; j++)
    for (int i = patch; i < side - patch; i++) {
      int x = tile_x - patch + i, y = tile_y - patch + j;
      if (!inside(job, x, y) || !inside(job, x + dx, y + dy)) continue;
      int p = y * job->width + x, q = p + dy * job->width + dx;
      float sum = 0;
      for (int a = -patch; a <= patch; a++) sum += rows[(j + a) * side + i];
      float total = (sum > 0 ? sum / area : 0) + feature_distance(job, p, q);
      if (total > FARTHEST) continue;
      float weight = expf(-total);
      job->weight[p] += weight;
      for (int c = 0; c < CHANNELS; c++) job->result[p * CHANNELS + c] += weight * job->source[q * CHANNELS + c];
    }
}

void non_local_means(const float *guide, const float *variance, const float *source, const float *features,
                     int feature_count, const float *feature_weights, int width, int height, int radius, int patch,
                     float strength, float *result) {
  size_t pixels = (size_t)width * height;
  Job job = {guide, variance, source, features, feature_weights, feature_count, width, height,
             radius, patch, strength, result, calloc(pixels, sizeof(float))};
  memset(result, 0, pixels * CHANNELS * sizeof(float));
#pragma omp parallel for schedule(dynamic) collapse(2)
  for (int y = 0; y < height; y += TILE)
    for (int x = 0; x < width; x += TILE) {
      size_t area = (TILE + 2 * patch) * (TILE + 2 * patch);
      float *distance = malloc(area * sizeof(float)), *rows = malloc(area * sizeof(float));
      for (int dy = -radius; dy <= radius; dy++)
        for (int dx = -radius; dx <= radius; dx++) add_shifted(&job, x, y, dx, dy, distance, rows);
      free(distance);
      free(rows);
    }
  for (size_t p = 0; p < pixels; p++)
    for (int c = 0; c < CHANNELS; c++) result[p * CHANNELS + c] /= job.weight[p];
  free(job.weight);
}
